import { useEffect, useRef, useState } from 'react'
import type { Fix } from './fixes.ts'
import type { Preview } from './preview.ts'
import type { Reply, Request } from './protocol.ts'
import type { View } from './session.ts'
import ValidationWorker from './worker.ts?worker&inline'

export type Progress = { readonly words: string; readonly share: number }

type Validator = {
  readonly view: View | undefined
  /** Set while the worker is busy. */
  readonly progress: Progress | undefined
  readonly preview: { readonly fix: Fix; readonly preview: Preview } | undefined
  /** The table as CSV once requested; reset when the table changes. */
  readonly csv: string | undefined
  readonly failure: string | undefined
  readonly send: (request: Request) => void
  readonly refuse: (message: string) => void
}

const working: Progress = { words: 'Working', share: 0 }

/** State from the worker. Opening a file terminates the work on the previous one. */
export function useValidator(): Validator {
  const worker = useRef<Worker | undefined>(undefined)
  const [view, setView] = useState<View>()
  const [progress, setProgress] = useState<Progress>()
  const [preview, setPreview] = useState<Validator['preview']>()
  const [csv, setCsv] = useState<string>()
  const [failure, setFailure] = useState<string>()

  function handleReply(reply: Reply) {
    setProgress(reply.kind === 'progress' ? reply : undefined)
    if (reply.kind === 'view') setView(reply.view)
    if (reply.kind === 'preview') setPreview(reply)
    if (reply.kind === 'exported') setCsv(reply.csv)
    if (reply.kind === 'failed') setFailure(reply.message)
  }

  function start(): Worker {
    const started = new ValidationWorker()
    started.onmessage = ({ data }: MessageEvent<Reply>) => handleReply(data)
    started.onerror = () =>
      handleReply({ kind: 'failed', message: 'This browser couldn’t finish. The file may be too large for it.' })
    return started
  }

  function send(request: Request) {
    // A second press while the worker is busy would apply a fix twice. Disabling the buttons would lose the focus.
    if (progress !== undefined && (request.kind === 'apply' || request.kind === 'undo')) return
    if (request.kind === 'open') {
      worker.current?.terminate()
      worker.current = start()
      setView(undefined)
    }
    setFailure(undefined)
    setProgress(working)
    if (request.kind !== 'preview' && request.kind !== 'export') {
      setPreview(undefined)
      setCsv(undefined)
    }
    worker.current?.postMessage(request)
  }

  useEffect(() => () => worker.current?.terminate(), [])

  return { view, progress, preview, csv, failure, send, refuse: setFailure }
}
