import { expect, test } from 'vitest'
import { toSentenceCase } from '../../../compiler/sentence-case.ts'

const names = ['AI', 'EU AI Act', 'EU', 'ROI', 'GPT', 'LLM', 'Spanwell AI', 'Abena Lindqvist']

test.each([
  ["THE 2025 GENERATIVE AI LANDSCAPE: A BUYER'S MAP", "The 2025 generative AI landscape: A buyer's map"],
  ['THE EU AI ACT: WHAT A MID-SIZED COMPANY DOES FIRST', 'The EU AI Act: What a mid-sized company does first'],
  ['HOW ABENA LINDQVIST OF SPANWELL AI READS AN ROI', 'How Abena Lindqvist of Spanwell AI reads an ROI'],
  ['GPT OR LLM? WHAT MAIL SAID', 'GPT or LLM? What mail said'],
  ['Beat last week first', 'Beat last week first'],
])('"%s" is shown as "%s"', (title, shown) => {
  expect(toSentenceCase(title, names)).toBe(shown)
})
