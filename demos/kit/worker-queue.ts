type Options<Request, Response> = {
  readonly worker: Worker
  /** The one request that waits, of the one that waited and a later one. */
  readonly merge: (waiting: Request | undefined, later: Request) => Request
  /** `next` is sent afterwards. */
  readonly onResponse: (response: Response, request: Request, next: Request | undefined) => void
  /** What a worker that breaks would say. */
  readonly broken: Response
}

/** Sends a worker one request at a time. */
export function startQueue<Request, Response>({ worker, merge, onResponse, broken }: Options<Request, Response>) {
  let inFlight: Request | undefined
  let waiting: Request | undefined

  function send(request: Request): void {
    if (inFlight !== undefined) {
      waiting = merge(waiting, request)
      return
    }
    inFlight = request
    worker.postMessage(request)
  }

  function finish(response: Response): void {
    const request = inFlight
    const next = waiting
    inFlight = undefined
    waiting = undefined
    if (request !== undefined) onResponse(response, request, next)
    if (next !== undefined) send(next)
  }

  worker.addEventListener('message', ({ data }: MessageEvent<Response>) => finish(data))
  worker.addEventListener('error', () => finish(broken))
  return { send, close: () => worker.terminate() }
}
