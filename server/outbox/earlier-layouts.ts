/** Wrote the data of tests/fixtures/first-candidate, and reads what was deployed before it. */
const firstCandidate = '5a2de8e3'
/** Reads the layout from before any that was deployed. */
const beforeDeployments = 'b3ab28ac'

/** What to do with data from before the first release, as the end of a sentence. */
export function toRemedy({ isDeployed }: { readonly isDeployed: boolean }): string {
  const commits = (isDeployed ? [] : [beforeDeployments]).concat(firstCandidate).map(commit => `commit ${commit}`)
  return `start ${commits.join(' with it once, then ')} with it once, which gives it the layout of the first release`
}
