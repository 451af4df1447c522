import { expect, test } from 'vitest'
import type { PublicFiles } from '../../../compiler/check-pictures.ts'
import { compileContent } from '../../../compiler/compile.ts'
import { formatProblem } from '../../../compiler/problem.ts'
import { changeContent, publicPaths, replaceIn } from '../../support/content-files.ts'

const cover = '/images/covers/walk.jpg'
const line = 'content/articles/blog-10.md:8:8 cover.src'
const withCover = (src: string) =>
  changeContent('content/articles/blog-10.md', text => text.replace(/src: .*/, `src: ${src}`))

/** The problems of an article with this cover, where public/ also has these originals. */
function findPictureProblems(src: string, originals: Required<PublicFiles>['originals'] = new Map()) {
  const paths = new Set([...publicPaths, ...originals.keys()])
  const outcome = compileContent({ files: withCover(src), publicPaths: paths, originals })
  return 'problems' in outcome ? outcome.problems.map(formatProblem) : []
}

test('one file is enough for a cover', () => {
  expect(findPictureProblems(cover, new Map([[cover, { width: 1200, height: 675 }]]))).toEqual([])
  const png = '/images/covers/walk.png'
  expect(findPictureProblems(png, new Map([[png, { width: 9999, height: 6000 }]]))).toEqual([])
})

test.each([
  {
    what: 'is missing',
    src: cover,
    problem: `the picture ${cover} is missing; add public${cover}, a JPEG or PNG of at least 1200 × 675 pixels; the build makes the rest of it`,
  },
  {
    what: 'is no picture',
    src: cover,
    size: undefined,
    problem: `public${cover} cannot be read as a picture; replace it by a JPEG or PNG of at least 1200 × 675 pixels`,
  },
  {
    what: 'is too narrow',
    src: cover,
    size: { width: 1199, height: 5000 },
    problem: `the picture ${cover} has 1199 × 5000 pixels; replace it by one of at least 1200 × 675 pixels`,
  },
  {
    what: 'is too low',
    src: cover,
    size: { width: 5000, height: 674 },
    problem: `the picture ${cover} has 5000 × 674 pixels; replace it by one of at least 1200 × 675 pixels`,
  },
  {
    what: 'has 60 megapixels',
    src: cover,
    size: { width: 10_000, height: 6000 },
    problem: `the picture ${cover} has 10000 × 6000 pixels; make it smaller: it must have less than 60 megapixels`,
  },
  ...['/images/covers/IMG_1.JPG', '/images/covers/walk.heic', '/images/covers/a walk.jpg'].map(src => ({
    what: `has a name such as ${src}`,
    src,
    problem: `the picture ${src} has a name that pages cannot use; save it as a JPEG or PNG and name it in letters, digits and hyphens, ending in .jpg or .png`,
  })),
])('a cover that $what is reported with its line and what to do', ({ src, problem, ...rest }) => {
  const originals = 'size' in rest ? new Map([[src, rest.size]]) : new Map()
  expect(findPictureProblems(src, originals)).toEqual([`${line}: ${problem}`])
})

test('two originals whose variants would have one name are reported', () => {
  const size = { width: 1600, height: 900 }
  const twins = new Map([cover, '/images/covers/walk.png'].map(path => [path, size]))
  expect(findPictureProblems(cover, twins)[0]).toBe(
    `${line}: the picture ${cover} has the name of /images/covers/walk.png but for its ending; give one of them another name, because their variants would have the same`,
  )
})

test('an original that no content names is reported by itself, because the build makes it too', () => {
  const problems = findPictureProblems('/images/covers/default.jpg', new Map([[cover, undefined]]))
  expect(problems).toEqual([
    `public${cover}:1:1: public${cover} cannot be read as a picture; replace it by a JPEG or PNG of at least 1200 × 675 pixels`,
  ])
})

test('a picture without words is reported', () => {
  const files = replaceIn('articles/blog-10.md', '  alt: ', '  alt: "" #')
  const outcome = compileContent({ files, publicPaths })
  expect('problems' in outcome ? outcome.problems.map(formatProblem) : []).toEqual([
    'content/articles/blog-10.md:9:8 cover.alt: must not be empty (it is ""); this is: what the picture shows, for visitors who cannot see it',
  ])
})
