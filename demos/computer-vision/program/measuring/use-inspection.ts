import { useCallback, useEffect, useRef, useState } from 'react'
import { startQueue } from '../../../kit/worker-queue.ts'
import { mergeRequests, type Report, type Request, type Response, type Source } from './protocol.ts'
import type { Settings } from './settings.ts'
import InspectionWorker from './worker.ts?worker&inline'

type State = {
  readonly isBusy: boolean
  readonly report?: Report
  readonly picture?: ImageBitmap
  /** The source of the picture shown, and the settings with which it was opened. */
  readonly opened?: { readonly source: Source; readonly settings: Settings }
  readonly failure?: string
}

/** The worker's latest response and a function to send requests. While it is busy, requests are merged into one. */
export function useInspection() {
  const [state, setState] = useState<State>({ isBusy: true })
  const sendRef = useRef<((request: Request) => void) | undefined>(undefined)

  useEffect(() => {
    const queue = startQueue<Request, Response>({
      worker: new InspectionWorker(),
      merge: mergeRequests,
      onResponse: (response, request) => setState(before => toState(before, response, request)),
      broken: {
        kind: 'failed',
        message: 'The inspection stopped because this browser can’t run it. Try a newer one.',
      },
    })
    sendRef.current = queue.send
    return queue.close
  }, [])

  const inspect = useCallback((request: Request) => {
    setState(before => ({ ...before, isBusy: true }))
    sendRef.current?.(request)
  }, [])

  return { ...state, inspect }
}

function toState(before: State, response: Response, { source, settings }: Request): State {
  // The previous result stays visible.
  if (response.kind === 'failed') return { ...before, isBusy: false, failure: response.message }
  const { report, picture = before.picture } = response
  const opened = source === undefined ? before.opened : { source, settings }
  return { isBusy: false, report, ...(picture && { picture }), ...(opened && { opened }) }
}
