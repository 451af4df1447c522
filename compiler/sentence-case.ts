/** Words that keep their capitals. US is the country: no title ends with the pronoun. */
const acronyms = [
  ...[
    'AI',
    'AML',
    'API',
    'APIs',
    'CEO',
    'CFO',
    'CIO',
    'COO',
    'CTO',
    'EDI',
    'ERP',
    'EU',
    'EU AI Act',
    'GenAI',
    'GPT',
    'HIPAA',
  ],
  ...['HR', 'ISO', 'KPI', 'KPIs', 'LLM', 'LLMs', 'ML', 'NEMT', 'NIST', 'PDF', 'RAG', 'ROI', 'SaaS', 'SQL', 'TCO'],
  ...['UK', 'US', 'USA'],
]

/**
 * A title in capitals as "AI governance that people follow: Roles, registers, review gates", with `names` as they are
 * written. Other titles stay unchanged.
 */
export function toSentenceCase(title: string, names: readonly string[]): string {
  if (title !== title.toUpperCase()) return title
  const known = new Map([...acronyms, ...names].map(name => [name.toLowerCase(), name]))
  // Longer names come first, because the first match wins.
  const longestFirst = [...known.keys()].sort((a, b) => b.length - a.length)
  return title
    .toLowerCase()
    .replace(new RegExp(`\\b(?:${longestFirst.map(escapePattern).join('|')})\\b`, 'g'), word => known.get(word) ?? word)
    .replace(/(?:^|[:.?!] )["“]?\p{Ll}/gu, start => start.toUpperCase())
}

/** A regular expression that matches the text. */
export function escapePattern(text: string): string {
  return text.replace(/[^\w\s]/g, '\\$&')
}
