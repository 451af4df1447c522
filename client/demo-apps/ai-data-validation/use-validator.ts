import { useEffect, useRef, useState } from 'react'
import type { Fix } from './fixes.ts'
import type { Preview } from './preview.ts'
import type { Reply, Request } from './protocol.ts'
import type { View } from './session.ts'
import ValidationWorker from './worker.ts?worker&inline'

export type Progress = { readonly words: string; readonly share: number }

export type Validator = {
  readonly view: View | undefined
  /** Set while the worker is busy. */
  readonly progress: Progress | undefined
  readonly preview: { readonly fix: Fix; readonly preview: Preview } | undefined
  /** The table as CSV, once asked for; forgotten when the table changes. */
  readonly csv: string | undefined
  readonly failure: string | undefined
  readonly send: (request: Request) => void
  readonly refuse: (message: string) => void
}

const waiting: Progress = { words: 'Working', share: 0 }

/** The worker and all that it has said. A new file stops the work on the one before. */
export function useValidator(): Validator {
  const worker = useRef<Worker | undefined>(undefined)
  const [view, setView] = useState<View>()
  const [progress, setProgress] = useState<Progress>()
  const [preview, setPreview] = useState<Validator['preview']>()
  const [csv, setCsv] = useState<string>()
  const [failure, setFailure] = useState<string>()

  function hear(reply: Reply) {
    setProgress(reply.kind === 'progress' ? reply : undefined)
    if (reply.kind === 'view') setView(reply.view)
    if (reply.kind === 'preview') setPreview(reply)
    if (reply.kind === 'exported') setCsv(reply.csv)
    if (reply.kind === 'failed') setFailure(reply.message)
  }

  function start(): Worker {
    const started = new ValidationWorker()
    started.onmessage = ({ data }: MessageEvent<Reply>) => hear(data)
    started.onerror = () =>
      hear({ kind: 'failed', message: 'This browser could not finish: the file may be too large for it.' })
    return started
  }

  function send(request: Request) {
    // A second press while the first is at work would apply a fix twice. Buttons stay enabled: a disabled one loses the focus.
    if (progress !== undefined && (request.kind === 'apply' || request.kind === 'undo')) return
    if (request.kind === 'open') {
      worker.current?.terminate()
      worker.current = start()
      setView(undefined)
    }
    setFailure(undefined)
    setProgress(waiting)
    if (request.kind !== 'preview' && request.kind !== 'export') {
      setPreview(undefined)
      setCsv(undefined)
    }
    worker.current?.postMessage(request)
  }

  useEffect(() => () => worker.current?.terminate(), [])

  return { view, progress, preview, csv, failure, send, refuse: setFailure }
}
