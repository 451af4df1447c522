type Limits = {
  readonly milliseconds: number
  /** Ends the work before its time. */
  readonly signal?: AbortSignal
}

/**
 * Runs work under a signal that is aborted when its time is up or `signal` is. Once the work is over nothing holds on to it;
 * AbortSignal.timeout would keep what it was given until the time is up.
 */
export async function withDeadline<Result>(
  { milliseconds, signal }: Limits,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController()
  const end = () => controller.abort(signal?.reason)
  const timer = setTimeout(() => controller.abort(new DOMException('The time is up', 'TimeoutError')), milliseconds)
  if (signal?.aborted) end()
  signal?.addEventListener('abort', end)
  try {
    return await work(controller.signal)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', end)
  }
}
