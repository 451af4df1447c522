import { useEffect, useRef, useState } from 'react'
import { unpackLooks } from './detect/pack-looks.ts'
import { type Fix, isSameFix } from './fixes.ts'
import type { Preview } from './preview.ts'
import type { Reply, Request } from './protocol.ts'
import type { Suspects } from './suspects.ts'
import type { View } from './view.ts'
import ValidationWorker from './worker.ts?worker&inline'

export type Progress = { readonly words: string; readonly share: number }

type Validator = {
  readonly view: View | undefined
  /** Set while the worker is busy. */
  readonly progress: Progress | undefined
  readonly preview: { readonly fix: Fix; readonly preview: Preview } | undefined
  /** The table as CSV once requested; reset when the table changes. */
  readonly csv: string | undefined
  /** The cells that look wrong, once looked for; reset when the table changes. */
  readonly suspects: Suspects | undefined
  /** Why they can't be looked for. */
  readonly unjudged: string | undefined
  readonly suspectsCsv: string | undefined
  readonly suspect: () => void
  readonly failure: string | undefined
  readonly send: (request: Request) => void
  readonly refuse: (message: string) => void
}

const changesFixes: ReadonlySet<Request['kind']> = new Set(['open', 'settings', 'repairAll', 'undoRepairs'])
const changesTable: ReadonlySet<Request['kind']> = new Set([...changesFixes, 'apply', 'undo'])
/** Requests of which a second one, sent while the worker is busy, would change something twice. */
const changesOnce: ReadonlySet<Request['kind']> = new Set([
  'apply',
  'undo',
  'repairAll',
  'undoRepairs',
  'answer',
  'takeBack',
])
const working: Progress = { words: 'Working', share: 0 }

/** State from the worker. Opening a file terminates the work on the previous one. */
export function useValidator(): Validator {
  const worker = useRef<Worker | undefined>(undefined)
  const [view, setView] = useState<View>()
  const [progress, setProgress] = useState<Progress>()
  const [preview, setPreview] = useState<Validator['preview']>()
  const [csv, setCsv] = useState<string>()
  const [suspects, setSuspects] = useState<Suspects>()
  const [unjudged, setUnjudged] = useState<string>()
  const [suspectsCsv, setSuspectsCsv] = useState<string>()
  const [failure, setFailure] = useState<string>()

  function handleReply(reply: Reply) {
    setProgress(reply.kind === 'progress' ? reply : undefined)
    if (reply.kind === 'view' || reply.kind === 'suspects') setView(reply.view)
    if (reply.kind === 'preview') setPreview(reply)
    if (reply.kind === 'exported') setCsv(reply.csv)
    if (reply.kind === 'suspects') setSuspects(reply.suspects)
    if (reply.kind === 'unjudged') setUnjudged(reply.reason)
    if (reply.kind === 'suspectsExported') setSuspectsCsv(reply.csv)
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
    if (progress !== undefined && changesOnce.has(request.kind)) return
    if (request.kind === 'open') {
      worker.current?.terminate()
      worker.current = start()
      setView(undefined)
    }
    setFailure(undefined)
    setProgress(working)
    if (changesFixes.has(request.kind)) setPreview(undefined)
    if (changesTable.has(request.kind)) {
      setCsv(undefined)
      setSuspects(undefined)
      setUnjudged(undefined)
    }
    if (request.kind !== 'exportSuspects') setSuspectsCsv(undefined)
    worker.current?.postMessage(request)
    if (request.kind === 'apply') keepPreview(request.offer.fix)
    if (request.kind === 'undo') keepPreview(request.fix)
  }

  /** An open preview of another fix stays, with what it would change now: closing it would move the list. */
  function keepPreview(changed: Fix) {
    if (preview === undefined) return
    if (isSameFix(preview.fix, changed)) setPreview(undefined)
    else worker.current?.postMessage({ kind: 'preview', fix: preview.fix } satisfies Request)
  }

  /** What the detectors learned is larger than the program, so it is fetched when first used. */
  async function suspect() {
    // A second press would compare all cells once more.
    if (progress !== undefined) return
    setProgress(working)
    try {
      const { default: packed } = await import('./detect/looks.json')
      send({ kind: 'suspect', looks: unpackLooks(packed) })
    } catch {
      handleReply({
        kind: 'failed',
        message: 'A part of this program couldn’t be loaded. Check the connection and try again.',
      })
    }
  }

  useEffect(() => () => worker.current?.terminate(), [])

  return {
    view,
    progress,
    preview,
    csv,
    suspects,
    unjudged,
    suspectsCsv,
    suspect,
    failure,
    send,
    refuse: setFailure,
  }
}
