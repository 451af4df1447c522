/**
 * The day of the build in UTC, as 2026-11-24. SOURCE_DATE_EPOCH, in seconds since 1970, takes the place of the clock, so
 * that a commit with waiting pieces has the same bytes on every day. https://reproducible-builds.org/specs/source-date-epoch/
 */
export function readBuildDay(environment: NodeJS.ProcessEnv): string {
  const { SOURCE_DATE_EPOCH: seconds } = environment
  if (seconds !== undefined && !/^\d{1,10}$/.test(seconds)) {
    throw new Error(`SOURCE_DATE_EPOCH is "${seconds}"; it has to be whole seconds since 1970, or unset`)
  }
  const moment = seconds === undefined ? new Date() : new Date(Number(seconds) * 1000)
  return moment.toISOString().slice(0, 10)
}
