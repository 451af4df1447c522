import { useEffect, useState } from 'react'
import controls from '../../kit/controls.module.scss'
import styles from './MeasuringHalf.module.scss'
import { toCsv } from './measuring/csv.ts'
import { FindingsTable } from './measuring/FindingsTable.tsx'
import type { Source } from './measuring/protocol.ts'
import { ResultsExport } from './measuring/ResultsExport.tsx'
import { SettingsPanel } from './measuring/SettingsPanel.tsx'
import { SourceBar } from './measuring/SourceBar.tsx'
import { Stage } from './measuring/Stage.tsx'
import { SummaryCard } from './measuring/SummaryCard.tsx'
import { samples } from './measuring/samples.ts'
import { photoSettings, type Settings } from './measuring/settings.ts'
import { TimingList } from './measuring/TimingList.tsx'
import { useInspection } from './measuring/use-inspection.ts'

const firstSource: Source = { kind: 'sample', id: 'washers' }

/** Counts and measures the objects in one picture. */
export function MeasuringHalf() {
  const { isBusy, report, picture, opened, failure, inspect } = useInspection()
  const source = opened?.source ?? firstSource
  const [settings, setSettings] = useState(samples.washers.settings)
  const [selected, setSelected] = useState<number>()
  const [shown, setShown] = useState(opened)
  // A picture that cannot be read leaves the settings and marks of the one before.
  if (opened !== shown) {
    setShown(opened)
    setSettings(opened?.settings ?? settings)
    setSelected(undefined)
  }

  function open(next: Source) {
    inspect({ settings: toOwnSettings(next), source: next })
  }

  function adjust(changed: Settings) {
    // With other objects, the numbers of those marked mean others.
    const next = changed.good === settings.good && !keepsObjects(changed, settings) ? { ...changed, good: [] } : changed
    setSettings(next)
    setSelected(undefined)
    inspect({ settings: next })
  }

  function mark(number: number) {
    const { good } = settings
    adjust({ ...settings, good: good.includes(number) ? good.filter(other => other !== number) : [...good, number] })
  }

  useEffect(() => inspect({ settings: toOwnSettings(firstSource), source: firstSource }), [inspect])

  return (
    <>
      <SourceBar source={source} onOpen={open} />
      {failure !== undefined && (
        <p className={controls.failure} role="alert">
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
            <FindingsTable
              report={report}
              settings={settings}
              selected={selected}
              onSelect={setSelected}
              onMark={mark}
            />
            <div className={styles.side}>
              <TimingList report={report} />
              <ResultsExport csv={toCsv(report.findings)} fileName="inspection.csv" />
            </div>
          </>
        )}
      </div>
    </>
  )
}

/** Whether only what follows the measurement changed. */
function keepsObjects(next: Settings, before: Settings): boolean {
  const { tolerancePercent, compare, expected, edgePercent } = before
  return JSON.stringify({ ...next, tolerancePercent, compare, expected, edgePercent }) === JSON.stringify(before)
}

function toOwnSettings(source: Source): Settings {
  return source.kind === 'sample' ? samples[source.id].settings : photoSettings
}
