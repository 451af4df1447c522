import { afterAll, beforeAll, onTestFinished, test } from 'vitest'
import { partNames } from '../../scripts/new-site/parts.ts'
import { copyRepository, git } from '../support/copy-repository.ts'
import { buildWhole, removeParts } from '../support/removed-parts.ts'

let root = ''
beforeAll(() => {
  root = copyRepository(afterAll)
})

test.each(partNames)('the site can be without its %s', { timeout: 600_000 }, async name => {
  onTestFinished(() => void git(root, 'checkout', '--quiet', '.'))
  removeParts(root, [name])
  await buildWhole(root)
})
