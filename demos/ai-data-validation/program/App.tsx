import { useEffect, useEffectEvent, useState } from 'react'
import controls from '../../kit/controls.module.scss'
import { DemoShell } from '../../kit/DemoShell.tsx'
import { Fold } from '../../kit/Fold.tsx'
import styles from './App.module.scss'
import { ColumnsPanel } from './ColumnsPanel.tsx'
import { ExportPanel } from './ExportPanel.tsx'
import { FindingsPanel } from './FindingsPanel.tsx'
import { FixesPanel } from './FixesPanel.tsx'
import type { Settings } from './model.ts'
import type { Source } from './protocol.ts'
import { ScorePanel } from './ScorePanel.tsx'
import { ScoreStrip } from './ScoreStrip.tsx'
import { SheetPanel } from './SheetPanel.tsx'
import { SourcePicker } from './SourcePicker.tsx'
import { SuspectsPanel } from './SuspectsPanel.tsx'
import { sampleDay, sampleName, sampleSource } from './sample.ts'
import type { Sample } from './samples.ts'
import { equalWeights, type Weights } from './score.ts'
import { plural } from './table/findings.ts'
import { type Progress, useValidator } from './use-validator.ts'

const does =
  'Checks a CSV file for missing, repeated, implausible, malformed and contradictory values, scores it on six dimensions and repairs what it can.'
const doesNot =
  'It can’t know whether a value is true outside the file, so accuracy is an estimate. It sends and keeps nothing.'

/** `sample` is what the address asks for in place of the program's own. */
export function App({ sample }: { readonly sample: Sample | undefined }) {
  const validator = useValidator()
  const [shownSample, setShownSample] = useState(sample)
  const [weights, setWeights] = useState<Weights>(sample?.weights ?? equalWeights)
  const [purpose, setPurpose] = useState(sample?.purpose ?? '')
  const [settings, setSettings] = useState<Settings>(sample?.settings ?? startSettings(sampleDay))
  const { view, progress, failure, send } = validator

  function open(source: Source) {
    const isSample = source.kind === 'text' && source.name === sampleName
    const asOf = isSample ? sampleDay : new Date().toISOString().slice(0, 10)
    if (shownSample !== undefined) {
      setShownSample(undefined)
      setWeights(equalWeights)
      setPurpose('')
    }
    setSettings(startSettings(asOf))
    send({ kind: 'open', source, settings: startSettings(asOf) })
  }

  const openFirst = useEffectEvent(() => {
    if (sample === undefined) return open(sampleSource())
    const { name, text, settings } = sample
    return send({ kind: 'open', source: { kind: 'text', name, text }, settings })
  })
  useEffect(() => openFirst(), [])

  function change(changed: Settings) {
    setSettings(changed)
    send({ kind: 'settings', settings: changed })
  }

  return (
    <DemoShell title="AI Data Validation" does={does} doesNot={doesNot} note={shownSample?.note}>
      <SourcePicker onOpen={open} onRefuse={validator.refuse} />
      <div className={styles.status} role="status">
        {failure !== undefined && <p className={controls.failure}>{failure}</p>}
        {progress !== undefined && <ProgressLine progress={progress} />}
        {view !== undefined && progress === undefined && failure === undefined && <Summary {...view} />}
      </div>
      {view !== undefined && (
        <>
          <ScoreStrip view={view} weights={weights} />
          <SheetPanel key={view.name} view={view} suspects={validator.suspects?.count ?? 0} send={send} />
          <SuspectsPanel
            fileName={view.name}
            suspects={validator.suspects}
            unjudged={validator.unjudged}
            csv={validator.suspectsCsv}
            onStart={validator.suspect}
            send={send}
          />
          <div>
            <Fold title={`Fixes, one by one (${view.fixes.filter(({ state }) => state === 'offered').length})`}>
              <FixesPanel view={view} preview={validator.preview} send={send} />
            </Fold>
            <Fold title={`Findings (${view.analysis.findings.length}) and how the score adds up`}>
              <FindingsPanel findings={view.analysis.findings} />
              <ScorePanel {...{ view, weights, purpose }} onWeights={setWeights} onPurpose={setPurpose} />
            </Fold>
            <Fold title={`Columns and rules (${view.analysis.columns.length})`}>
              <ColumnsPanel analysis={view.analysis} settings={settings} onChange={change} />
            </Fold>
            <Fold title="Download">
              <ExportPanel {...{ view, weights, purpose }} csv={validator.csv} send={send} />
            </Fold>
          </div>
        </>
      )}
    </DemoShell>
  )
}

function startSettings(asOf: string): Settings {
  return { columns: {}, freshness: { asOf, maxAgeMonths: 12, column: 'auto' } }
}

/** The words change rarely, so that screen readers do not announce every percent. */
function ProgressLine({ progress: { words, share } }: { readonly progress: Progress }) {
  return (
    <div className={styles.progress}>
      <p>{words} …</p>
      <progress aria-label={words} value={share === 0 ? undefined : share} max={1} />
    </div>
  )
}

type SummaryProps = {
  readonly name: string
  readonly notes: readonly string[]
  readonly analysis: { readonly rows: number }
}

function Summary({ name, notes, analysis }: SummaryProps) {
  return (
    <p>
      <strong>{name}</strong>: {plural(analysis.rows, 'row')} checked. {notes.join(' ')}
    </p>
  )
}
