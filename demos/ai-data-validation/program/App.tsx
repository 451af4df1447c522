import { useEffect, useEffectEvent, useState } from 'react'
import controls from '../../kit/controls.module.scss'
import { DemoShell } from '../../kit/DemoShell.tsx'
import styles from './App.module.scss'
import { ColumnsPanel } from './ColumnsPanel.tsx'
import { ExportPanel } from './ExportPanel.tsx'
import { FindingsPanel } from './FindingsPanel.tsx'
import { FixesPanel } from './FixesPanel.tsx'
import type { Settings } from './model.ts'
import type { Source } from './protocol.ts'
import { ScorePanel } from './ScorePanel.tsx'
import { SourcePicker } from './SourcePicker.tsx'
import { SuspectsPanel } from './SuspectsPanel.tsx'
import { sampleDay, sampleName, sampleSource } from './sample.ts'
import type { Sample } from './samples.ts'
import { equalWeights, type Weights } from './score.ts'
import { Tabs } from './Tabs.tsx'
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
        <Tabs
          label="Results"
          tabs={[
            {
              id: 'score',
              label: 'Score',
              panel: <ScorePanel {...{ view, weights, purpose }} onWeights={setWeights} onPurpose={setPurpose} />,
            },
            {
              id: 'findings',
              label: `Findings (${view.analysis.findings.length})`,
              panel: (
                <>
                  <SuspectsPanel
                    fileName={view.name}
                    suspects={validator.suspects}
                    unjudged={validator.unjudged}
                    csv={validator.suspectsCsv}
                    onStart={validator.suspect}
                    send={send}
                  />
                  <FindingsPanel findings={view.analysis.findings} />
                </>
              ),
            },
            {
              id: 'columns',
              label: `Columns (${view.analysis.columns.length})`,
              panel: <ColumnsPanel analysis={view.analysis} settings={settings} onChange={change} />,
            },
            {
              id: 'fixes',
              label: `Fixes (${view.fixes.filter(({ state }) => state === 'offered').length})`,
              panel: <FixesPanel view={view} preview={validator.preview} send={send} />,
            },
            {
              id: 'export',
              label: 'Export',
              panel: <ExportPanel {...{ view, weights, purpose }} csv={validator.csv} send={send} />,
            },
          ]}
        />
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
