import { useEffect, useState } from 'react'
import { DemoShell } from '../../components/DemoShell.tsx'
import styles from './App.module.scss'
import { FindingsTable } from './FindingsTable.tsx'
import type { Source } from './protocol.ts'
import { ResultsExport } from './ResultsExport.tsx'
import { SettingsPanel } from './SettingsPanel.tsx'
import { SourceBar } from './SourceBar.tsx'
import { Stage } from './Stage.tsx'
import { SummaryCard } from './SummaryCard.tsx'
import { samples } from './samples/samples.ts'
import { defaultSettings, type Settings } from './settings.ts'
import { TimingList } from './TimingList.tsx'
import { useInspection } from './use-inspection.ts'

const firstSource: Source = { kind: 'sample', id: 'washers' }

export function App() {
  const { isBusy, report, picture, source = firstSource, failure, inspect } = useInspection()
  const [settings, setSettings] = useState(samples.washers.settings)
  const [selected, setSelected] = useState<number>()

  function open(next: Source) {
    const nextSettings = toOwnSettings(next)
    setSettings(nextSettings)
    setSelected(undefined)
    inspect({ settings: nextSettings, source: next })
  }

  function adjust(next: Settings) {
    setSettings(next)
    setSelected(undefined)
    inspect({ settings: next })
  }

  useEffect(() => inspect({ settings: toOwnSettings(firstSource), source: firstSource }), [inspect])

  return (
    <DemoShell
      title="Visual Inspection"
      does="Finds edges and objects in a picture, counts the objects and marks those that differ from the rest, all within this page."
      doesNot="It doesn’t recognize what things are, counts touching objects as one and sends nothing anywhere."
    >
      <SourceBar source={source} onOpen={open} />
      {failure !== undefined && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      <div className={styles.workspace}>
        <Stage report={report} picture={picture} isBusy={isBusy} selected={selected} onSelect={setSelected} />
        <div className={styles.side}>
          <SummaryCard report={report} settings={settings} source={source} />
          <SettingsPanel
            settings={settings}
            report={report}
            onChange={adjust}
            onReset={() => adjust(toOwnSettings(source))}
          />
        </div>
        {report !== undefined && (
          <>
            <FindingsTable report={report} settings={settings} selected={selected} onSelect={setSelected} />
            <div className={styles.side}>
              <TimingList report={report} />
              <ResultsExport findings={report.findings} />
            </div>
          </>
        )}
      </div>
    </DemoShell>
  )
}

function toOwnSettings(source: Source): Settings {
  return source.kind === 'sample' ? samples[source.id].settings : defaultSettings
}
