/** Settles like the work, or rejects when that takes longer; the work goes on. */
export function withTimeLimit<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`there is no result after ${ms} ms`)), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
