import { expect, test } from 'vitest'
import type { PublicFiles } from '../../../compiler/check-pictures.ts'
import { compileContent } from '../../../compiler/compile.ts'
import { formatProblem } from '../../../compiler/problem.ts'
import { change, publicPaths, swap } from '../../support/fixture-content.ts'

const cover = '/images/covers/walk.jpg'
const line = 'content/articles/blog-1.md:8:8 cover.src'
const size = { width: 1600, height: 900 }

/** The problems of an article with this cover, where public/ also has these originals. */
function findPictureProblems(src: string, originals: Required<PublicFiles>['originals'] = new Map()) {
  const files = change({ 'articles/blog-1.md': swap('/images/covers/default.jpg', src) })
  const outcome = compileContent({ files, publicPaths: new Set([...publicPaths, ...originals.keys()]), originals })
  return 'problems' in outcome ? outcome.problems.map(formatProblem) : []
}

test.each([
  [cover, { width: 1200, height: 675 }],
  ['/images/covers/walk.png', { width: 9999, height: 6000 }],
])('one file is enough for a cover: %s of %o pixels', (src, pixels) => {
  expect(findPictureProblems(src, new Map([[src, pixels]]))).toEqual([])
})

test('a cover whose file is missing is reported with what to add', () => {
  expect(findPictureProblems(cover)).toEqual([
    `${line}: the picture ${cover} is missing; add public${cover}, a JPEG or PNG of at least 1200 × 675 pixels; the build makes the rest of it`,
  ])
})

test.each([
  [undefined, 'replace it by a JPEG or PNG of at least 1200 × 675 pixels'],
  [{ width: 1199, height: 5000 }, 'replace it by one of at least 1200 × 675 pixels'],
  [{ width: 5000, height: 674 }, 'replace it by one of at least 1200 × 675 pixels'],
  [{ width: 10_000, height: 6000 }, 'make it smaller: it must have less than 60 megapixels'],
])('a cover of %o pixels is reported with its line and what to do', (pixels, remedy) => {
  const fault = pixels
    ? `the picture ${cover} has ${pixels.width} × ${pixels.height} pixels`
    : `public${cover} cannot be read as a picture`
  expect(findPictureProblems(cover, new Map([[cover, pixels]]))).toEqual([`${line}: ${fault}; ${remedy}`])
})

test.each(['IMG_1.JPG', 'walk.heic', 'a walk.jpg'])('a cover named %s is reported', name => {
  expect(findPictureProblems(`/images/covers/${name}`)).toEqual([
    `${line}: the picture /images/covers/${name} has a name that pages cannot use; save it as a JPEG or PNG and name it in letters, digits and hyphens, ending in .jpg or .png`,
  ])
})

test('two originals whose variants would have one name are reported', () => {
  const twins = new Map([cover, '/images/covers/walk.png'].map(path => [path, size]))
  expect(findPictureProblems(cover, twins)[0]).toBe(
    `${line}: the picture ${cover} has the name of /images/covers/walk.png but for its ending; give one of them another name, because their variants would have the same`,
  )
})

test('an original that no content names is reported by itself, because the build makes it too', () => {
  expect(findPictureProblems('/images/covers/other.jpg', new Map([[cover, undefined]])).at(-1)).toBe(
    `public${cover}:1:1: public${cover} cannot be read as a picture; replace it by a JPEG or PNG of at least 1200 × 675 pixels`,
  )
})

test('a picture outside the folders of its kind is reported', () => {
  expect(findPictureProblems('/images/elsewhere/walk.jpg')[0]).toContain(
    `${line}: must be in a picture folder of shared/values/pictures.ts`,
  )
})
