import { useCallback, useEffect, useRef, useState } from 'react'
import { mergeRequests, type Report, type Request, type Response, type Source } from './protocol.ts'
import InspectionWorker from './worker.ts?worker&inline'

type State = {
  readonly isBusy: boolean
  readonly report?: Report
  readonly picture?: ImageBitmap
  /** Where the picture shown came from. */
  readonly source?: Source
  readonly failure?: string
}

/** The worker's newest answer, and a way to ask it. While it works, requests wait and become one. */
export function useInspection() {
  const [state, setState] = useState<State>({ isBusy: true })
  const sendRef = useRef<((request: Request) => void) | undefined>(undefined)

  useEffect(() => {
    const line = openLine((response, request) => setState(before => toState(before, response, request)))
    sendRef.current = line.send
    return line.close
  }, [])

  const inspect = useCallback((request: Request) => {
    setState(before => ({ ...before, isBusy: true }))
    sendRef.current?.(request)
  }, [])

  return { ...state, inspect }
}

function toState(before: State, response: Response, { source = before.source }: Request): State {
  // What was shown before stays.
  if (response.kind === 'failed') return { ...before, isBusy: false, failure: response.message }
  const { report, picture = before.picture } = response
  return { isBusy: false, report, ...(picture && { picture }), ...(source && { source }) }
}

function openLine(onResponse: (response: Response, request: Request) => void) {
  const worker = new InspectionWorker()
  let underway: Request | undefined
  let waiting: Request | undefined

  function send(request: Request): void {
    if (underway !== undefined) {
      waiting = mergeRequests(waiting, request)
      return
    }
    underway = request
    worker.postMessage(request)
  }

  function finish(response: Response): void {
    const request = underway
    const next = waiting
    underway = undefined
    waiting = undefined
    if (request !== undefined) onResponse(response, request)
    if (next !== undefined) send(next)
  }

  worker.addEventListener('message', (event: MessageEvent<Response>) => finish(event.data))
  worker.addEventListener('error', () =>
    finish({ kind: 'failed', message: 'The inspection stopped: this browser cannot run it. Try a newer one.' }),
  )
  return { send, close: () => worker.terminate() }
}
