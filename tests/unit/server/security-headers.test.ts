import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect, test } from 'vitest'
import { toPagePolicy } from '../../../server/http/security-headers.ts'

const parts = {
  styles: ['p{margin:0}', 'a{color:red}'],
  loader: 'import("/a.js")',
  frameSource: "'self'",
  isHttps: true,
}

test('the policy evaluator finds nothing of high or medium severity in the policy of pages', () => {
  const findings = new CspEvaluator(new CspParser(toPagePolicy(parts)).csp).evaluate()
  expect(findings.filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([])
})

test('the policy of pages has every fetch directive, and allows inline parts only by hash', () => {
  const policy = toPagePolicy(parts)
  expect(policy).not.toContain('unsafe')
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    expect.stringMatching(/^script-src 'self' 'sha256-[\w+/]{43}='$/),
    expect.stringMatching(/^style-src 'self'( 'sha256-[\w+/]{43}='){2}$/),
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types written-articles',
    'upgrade-insecure-requests',
  ])
})

test('the policy of a site on plain http does not upgrade requests', () => {
  expect(toPagePolicy({ ...parts, isHttps: false })).not.toContain('upgrade-insecure-requests')
})
