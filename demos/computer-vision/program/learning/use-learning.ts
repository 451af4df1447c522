import { useCallback, useEffect, useRef, useState } from 'react'
import { startQueue } from '../../../kit/worker-queue.ts'
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
  /** What is shown again if the set that is being opened can't be read. */
  readonly replaced?: State | undefined
}

/** The pictures, which are marked as good, and what the worker says of them. */
export function useLearning() {
  const [state, setState] = useState<State>({ isBusy: true, pictures: [], good: [], notes: [] })
  const sendRef = useRef<((request: Request) => void) | undefined>(undefined)

  useEffect(() => {
    const { send, close } = startQueue<Request, Response>({
      worker: new LearningWorker(),
      // Of the marks that wait, only the latest are learned.
      merge: (waiting, later) => (later.kind === 'judge' && waiting?.kind === 'open' ? waiting : later),
      onResponse: (response, _, next) => {
        // What another set replaces is not shown, but for verdicts: that set may be unreadable.
        if (next?.kind === 'open' && response.kind !== 'judged') return
        // The summary of a set that another one replaces would be read as that one's.
        setState(before => ({ ...toState(before, response), ...(next?.kind === 'open' && { isBusy: true }) }))
        const { good = [] } = response.kind === 'opened' ? response : {}
        if (good.length >= minGoodPictures) send({ kind: 'judge', good })
      },
      broken: { kind: 'failed', message: 'Learning stopped because this browser can’t run it. Try a newer one.' },
    })
    sendRef.current = send
    send({ kind: 'open', set: { kind: 'plates' } })
    return close
  }, [])

  const open = useCallback((set: PictureSet) => {
    // Verdicts on the pictures before would be read as those on the new ones.
    setState(before => ({ isBusy: true, pictures: [], good: [], notes: [], replaced: before.replaced ?? before }))
    sendRef.current?.({ kind: 'open', set })
  }, [])

  const mark = useCallback((good: readonly number[]) => {
    const isEnough = good.length >= minGoodPictures
    setState(({ report, ...before }) => {
      return { ...before, good, isBusy: isEnough, failure: undefined, report: isEnough ? report : undefined }
    })
    if (isEnough) sendRef.current?.({ kind: 'judge', good })
  }, [])

  return { ...state, open, mark }
}

function toState(before: State, response: Response): State {
  const { replaced } = before
  if (response.kind === 'failed') return { ...(replaced ?? before), isBusy: false, failure: response.message }
  if (response.kind === 'opened') {
    const { pictures, good, notes } = response
    return { isBusy: good.length >= minGoodPictures, pictures, good, notes }
  }
  if (replaced !== undefined) return { ...before, replaced: toState(replaced, response) }
  // Marks that changed since are being learned.
  const isCurrent = response.report.good.join() === before.good.join()
  return isCurrent ? { ...before, isBusy: false, report: response.report } : before
}
