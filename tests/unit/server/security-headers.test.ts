import { createHash } from 'node:crypto'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect, test } from 'vitest'
import { createPagePolicy } from '../../../server/http/security-headers.ts'

const html = Buffer.from(
  '<head><style data-sheets="/a.css">p{margin:0}</style></head><main><style>a{color:red}</style></main>',
)
const parts = { loader: 'import("/a.js")', frameSource: "'self'", isHttps: true }

test('the policy evaluator finds nothing of high or medium severity in the policy of pages', () => {
  const findings = new CspEvaluator(new CspParser(createPagePolicy(parts)(html)).csp).evaluate()
  expect(findings.filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([])
})

test('the policy of pages has every fetch directive, and allows the loader and the first style alone by hash', () => {
  const policy = createPagePolicy(parts)(html)
  expect(policy).not.toContain('unsafe')
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    expect.stringMatching(/^script-src 'self' 'sha256-[\w+/]{43}='$/),
    ...["img-src 'self' data:", "font-src 'self'", "media-src 'self'", "connect-src 'self'", "manifest-src 'self'"],
    ...["frame-src 'self'", "object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"],
    "require-trusted-types-for 'script'",
    'trusted-types written-articles',
    'upgrade-insecure-requests',
    `style-src 'self' 'sha256-${createHash('sha256').update('p{margin:0}').digest('base64')}'`,
  ])
})

test('the policy of a site on plain http does not upgrade requests', () => {
  expect(createPagePolicy({ ...parts, isHttps: false })(html)).not.toContain('upgrade-insecure-requests')
})
