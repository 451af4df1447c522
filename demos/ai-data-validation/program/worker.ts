import { decodeBytes, parseCsv, toCsv } from './parse-csv.ts'
import type { Reply, Request, Source } from './protocol.ts'
import { repairAll, undoRepairs } from './repairs.ts'
import { changeSettings, openSession, previewFix, type Session, takeFix, undoFix } from './session.ts'
import { type Investigation, investigate, refuseToJudge } from './suspects.ts'
import { toView } from './view.ts'

type Change = Extract<Request, { kind: 'settings' | 'apply' | 'undo' | 'repairAll' | 'undoRepairs' }>
type Inquiry = Extract<Request, { kind: 'suspect' | 'answer' | 'takeBack' | 'exportSuspects' }>

const inquiries: ReadonlySet<Request['kind']> = new Set(['suspect', 'answer', 'takeBack', 'exportSuspects'])

// The table stays in the worker; the screen gets counts, examples and a few rows.
let session: Session | undefined
let investigation: Investigation | undefined

self.onmessage = async ({ data }: MessageEvent<Request>) => {
  try {
    await answer(data)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    send({ kind: 'failed', message: `The work on this file stopped: ${reason}` })
  }
}

async function answer(request: Request): Promise<void> {
  if (request.kind === 'open') return open(request)
  if (session === undefined) return
  if (request.kind === 'preview') {
    return send({ kind: 'preview', preview: previewFix(session, request.fix), fix: request.fix })
  }
  if (request.kind === 'export') return send({ kind: 'exported', csv: toCsv(session.table) })
  if (isInquiry(request)) {
    const reply = inquire(session, request)
    if (reply !== undefined) send(reply)
    return
  }
  session = nextSession(session, request)
  investigation = undefined
  send({ kind: 'view', view: toView(session) })
}

function isInquiry(request: Change | Inquiry): request is Inquiry {
  return inquiries.has(request.kind)
}

function inquire(current: Session, request: Inquiry): Reply | undefined {
  const { table } = current
  if (request.kind === 'suspect') {
    const reason = refuseToJudge(table)
    if (reason !== undefined) return { kind: 'unjudged', reason }
    investigation = investigate(table, request.looks, share =>
      send({ kind: 'progress', words: 'Looking at each cell', share }),
    )
  }
  if (investigation === undefined) return undefined
  if (request.kind === 'exportSuspects') return { kind: 'suspectsExported', csv: investigation.toCsv() }
  if (request.kind === 'answer') investigation.answer(request.wrong)
  if (request.kind === 'takeBack') investigation.undo()
  const suspects = investigation.view()
  return { kind: 'suspects', suspects, view: toView(current, suspects) }
}

function nextSession(current: Session, request: Change): Session {
  switch (request.kind) {
    case 'settings':
      return changeSettings(current, request.settings)
    case 'apply':
      return takeFix(current, request.offer)
    case 'undo':
      return undoFix(current, request.fix)
    case 'repairAll':
      return repairAll(current)
    case 'undoRepairs':
      return undoRepairs(current)
  }
}

async function open({ source, settings }: Extract<Request, { kind: 'open' }>): Promise<void> {
  const progress = (words: string, from: number, to: number) => (share: number) =>
    send({ kind: 'progress', words, share: from + (to - from) * share })
  session = undefined
  investigation = undefined
  progress('Reading', 0, 0.1)(0)
  const { text, notes } = await read(source)
  const parsed = parseCsv(text, progress('Parsing', 0.1, 0.5))
  if (parsed.kind === 'failed') return send(parsed)
  const name = source.kind === 'file' ? source.file.name : source.name
  const opened = { name, notes: [...notes, ...parsed.notes], table: parsed.table, settings }
  session = openSession(opened, progress('Checking', 0.5, 1))
  send({ kind: 'view', view: toView(session) })
}

async function read(source: Source): Promise<{ readonly text: string; readonly notes: readonly string[] }> {
  if (source.kind === 'text') return { text: source.text, notes: [] }
  const { text, encoding } = decodeBytes(await source.file.arrayBuffer())
  return { text, notes: encoding === 'utf-8' ? [] : [`Not in UTF-8: read as ${encoding}.`] }
}

function send(reply: Reply): void {
  self.postMessage(reply)
}
