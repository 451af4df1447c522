import { useCallback, useEffect, useRef, useState } from 'react'
import { minGoodPictures } from './norm.ts'
import type { Opened, PictureSet, Report, Request, Response } from './protocol.ts'
import LearningWorker from './worker.ts?worker&inline'

type State = {
  readonly isBusy: boolean
  readonly pictures: readonly Opened[]
  readonly good: readonly number[]
  /** What of the set was left out. */
  readonly notes: readonly string[]
  readonly report?: Report | undefined
  /** Of the last request. */
  readonly failure?: string | undefined
}

/** The pictures, which are marked as good, and what the worker says of them. */
export function useLearning() {
  const [state, setState] = useState<State>({ isBusy: true, pictures: [], good: [], notes: [] })
  const workerRef = useRef<ReturnType<typeof startWorker>>(undefined)

  useEffect(() => {
    const worker = startWorker(response => {
      setState(before => toState(before, response))
      if (response.kind === 'opened' && response.good.length >= minGoodPictures) worker.judge(response.good)
    })
    workerRef.current = worker
    worker.open({ kind: 'plates' })
    return worker.close
  }, [])

  const open = useCallback((set: PictureSet) => {
    setState(before => ({ ...before, isBusy: true, failure: undefined }))
    workerRef.current?.open(set)
  }, [])

  const mark = useCallback((good: readonly number[]) => {
    const isEnough = good.length >= minGoodPictures
    setState(({ report, ...before }) => {
      return { ...before, good, isBusy: isEnough, failure: undefined, report: isEnough ? report : undefined }
    })
    if (isEnough) workerRef.current?.judge(good)
  }, [])

  return { ...state, open, mark }
}

function toState(before: State, response: Response): State {
  if (response.kind === 'failed') return { ...before, isBusy: false, failure: response.message }
  if (response.kind === 'opened') {
    const { pictures, good, notes } = response
    return { isBusy: good.length >= minGoodPictures, pictures, good, notes }
  }
  // Marks that changed since are being learned.
  const isCurrent = response.report.good.join() === before.good.join()
  return isCurrent ? { ...before, isBusy: false, report: response.report } : before
}

/** Sends one request at a time; of the marks that wait, only the latest are learned. */
function startWorker(onResponse: (response: Response) => void) {
  const worker = new LearningWorker()
  let isBusy = false
  let waiting: Request | undefined

  function send(request: Request): void {
    if (isBusy) {
      if (request.kind === 'open' || waiting?.kind !== 'open') waiting = request
      return
    }
    isBusy = true
    worker.postMessage(request)
  }

  function finish(response: Response): void {
    isBusy = false
    const next = waiting
    waiting = undefined
    // What another set replaces is not shown, but for verdicts: that set may be unreadable.
    if (next?.kind !== 'open' || response.kind === 'judged') onResponse(response)
    if (next !== undefined) send(next)
  }

  worker.addEventListener('message', (event: MessageEvent<Response>) => finish(event.data))
  worker.addEventListener('error', () =>
    finish({ kind: 'failed', message: 'Learning stopped because this browser can’t run it. Try a newer one.' }),
  )
  return {
    open: (set: PictureSet) => send({ kind: 'open', set }),
    judge: (good: readonly number[]) => send({ kind: 'judge', good }),
    close: () => worker.terminate(),
  }
}
