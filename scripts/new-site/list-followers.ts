import { listGonePackages } from './packages.ts'
import { listSampleTests, type Sample } from './sample-tests.ts'
import { listUnusedHelpers } from './unused-helpers.ts'

type Removal = {
  /** Paths of files that go. */
  readonly gone: readonly string[]
  /** Paths of the others. */
  readonly left: readonly string[]
  /** How tests name what goes. */
  readonly sample: Sample
}

type Followers = {
  /** What goes, with the tests that speak of it and the helpers that only these use. */
  readonly removed: readonly string[]
  readonly kept: readonly string[]
  /** Names of the packages that nothing of what is kept names. */
  readonly packages: readonly string[]
}

/** What goes when some files do. */
export function listFollowers(root: string, { gone, left, sample }: Removal): Followers {
  const programs = left.filter(path => /^(?:tests|scripts)\/.*\.tsx?$/.test(path))
  const tests = new Set(listSampleTests(root, programs, sample))
  const others = left.filter(path => !tests.has(path))
  const unused = new Set(listUnusedHelpers(root, others))
  const kept = others.filter(path => !unused.has(path))
  const removed = [...gone, ...tests, ...unused]
  return { removed, kept, packages: listGonePackages(root, { removed, left: kept }) }
}
