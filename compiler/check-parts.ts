import type { Problem } from './problem.ts'
import type { Entries } from './read-entries.ts'
import { wholeFileProblem } from './source.ts'

/**
 * A part of the site that has entries has its pages, whose words are in a file that other sites do not need. One that has
 * none has no section on the home page.
 */
export function checkParts({ single, folder }: Entries): Problem[] {
  const hasDemos = single['demos.json'].value.some(({ active }) => active)
  const parts = [
    { needed: ['pages/sample.json'], by: 'an invented company', is: single['site.json'].value.sample },
    { needed: ['pages/glossary.json'], by: 'terms of the glossary', is: single['glossary.json'].value.length > 0 },
    { needed: ['pages/demos.json', 'pages/demo.json'], by: 'demos', is: hasDemos },
    { needed: ['pages/industry.json'], by: 'industries', is: folder.industries.length > 0 },
    { needed: ['pages/topics.json'], by: 'topics', is: folder.topics.length > 0 },
    { needed: ['pages/whitepapers.json'], by: 'papers', is: folder.papers.length > 0 },
    { needed: ['pages/work.json'], by: 'engagements', is: folder.work.length > 0 },
    { needed: ['pages/calculator.json'], by: 'calculators', is: folder.calculators.length > 0 },
    { needed: ['landscape.json'], by: 'its page', is: 'pages/landscape.json' in single },
  ]
  const missing = parts.flatMap(({ needed, by, is }) =>
    needed
      .filter(path => is && !(path in single))
      .map(path => wholeFileProblem({ path: `content/${path}`, text: '' }, 0, `is needed by ${by}`, 'add the file')),
  )
  const home = single['pages/home.json']
  const empty = [
    { section: 'demos', is: home.value.demos !== undefined && !hasDemos },
    { section: 'industries', is: home.value.industries !== undefined && folder.industries.length === 0 },
  ]
    .filter(({ is }) => is)
    .map(({ section }) => home.source.problemAt([section], `shows ${section}, of which there are none`, 'remove it'))
  return [...missing, ...empty]
}
