/** The outbox answers later than this while its file is locked or the disk is slow. */
const outboxMs = 1000

/** Settles like the work, or rejects when that takes longer, by default than a check of the outbox may; the work goes on. */
export function withTimeLimit<Result>(work: Promise<Result>, maxMs = outboxMs): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`there is no result after ${maxMs} ms`)), maxMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
