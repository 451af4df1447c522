import type { Report } from './protocol.ts'
import styles from './SettingsPanel.module.scss'
import { Slider } from './Slider.tsx'
import { minAreaSteps, type Settings } from './settings.ts'

type Props = {
  readonly settings: Settings
  readonly report: Report | undefined
  readonly change: (part: Partial<Settings>) => void
}

/** The rarely needed settings. */
export function FineControls({ settings, report, change }: Props) {
  const guessed = report === undefined || settings.objects !== 'auto' ? '' : ` (${report.objects})`
  const step = minAreaSteps.findIndex(percent => percent >= settings.minAreaPercent)
  return (
    <>
      <label className={styles.field}>
        Objects are
        <select
          value={settings.objects}
          onChange={({ currentTarget: { value } }) =>
            change({ objects: value === 'light' || value === 'dark' ? value : 'auto' })
          }
        >
          <option value="auto">different from the border{guessed}</option>
          <option value="light">lighter than the background</option>
          <option value="dark">darker than the background</option>
        </select>
      </label>
      <label className={styles.field}>
        Objects expected
        <input
          type="number"
          min={0}
          max={9999}
          value={settings.expected ?? ''}
          placeholder="any number"
          onChange={({ currentTarget: { value, valueAsNumber } }) =>
            change({ expected: value === '' ? undefined : Math.max(0, Math.round(valueAsNumber)) })
          }
        />
      </label>
      <Slider
        label="Smallest object"
        value={step}
        shown={`${settings.minAreaPercent}% of the picture`}
        min={0}
        max={minAreaSteps.length - 1}
        onChange={index => change({ minAreaPercent: minAreaSteps[index] ?? settings.minAreaPercent })}
      />
      <Slider
        label="Smoothing"
        value={settings.smoothing}
        shown={settings.smoothing === 0 ? 'none' : `${settings.smoothing}`}
        min={0}
        max={6}
        onChange={smoothing => change({ smoothing })}
      />
      <Slider
        label="Edges from"
        value={settings.edgePercent}
        shown={`${settings.edgePercent}% of the steepest`}
        min={3}
        max={80}
        onChange={edgePercent => change({ edgePercent })}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={settings.countsCut}
          onChange={() => change({ countsCut: !settings.countsCut })}
        />
        Count objects that the border cuts
      </label>
    </>
  )
}
