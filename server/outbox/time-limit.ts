/** The outbox answers later than this while its file is locked or the disk is slow. */
const maxMs = 1000

/** For checks of the outbox: settles like the work, or rejects when that takes over a second; the work goes on. */
export function withTimeLimit<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`there is no result after ${maxMs} ms`)), maxMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
