import { Button } from '../../../kit/Button.tsx'
import { FineControls } from './FineControls.tsx'
import type { Report } from './protocol.ts'
import styles from './SettingsPanel.module.scss'
import { Slider } from './Slider.tsx'
import { type Feature, features, type Settings } from './settings.ts'

type Props = {
  readonly settings: Settings
  readonly report: Report | undefined
  readonly onChange: (settings: Settings) => void
  readonly onReset: () => void
}

const featureLabels: { readonly [Name in Feature]: string } = {
  size: 'Size',
  outline: 'Outline',
  hole: 'Hole',
  shade: 'Shade',
}

/** All settings; each change inspects the picture again. */
export function SettingsPanel({ settings, report, onChange, onReset }: Props) {
  const change = (part: Partial<Settings>) => onChange({ ...settings, ...part })
  return (
    <details className={styles.more}>
      <summary>Adjust</summary>
      <form className={styles.panel} aria-label="Settings" onSubmit={event => event.preventDefault()}>
        <ThresholdControls settings={settings} found={report?.threshold ?? 0} change={change} />
        <Slider
          label="Defect above a score of"
          value={settings.tolerancePercent}
          shown={`${settings.tolerancePercent}%`}
          min={2}
          max={60}
          onChange={tolerancePercent => change({ tolerancePercent })}
        />
        <fieldset className={styles.choices}>
          <legend>Compared with the others by</legend>
          {features.map(feature => (
            <label key={feature}>
              <input
                type="checkbox"
                checked={settings.compare.includes(feature)}
                onChange={() => change({ compare: toggle(settings.compare, feature) })}
              />
              {featureLabels[feature]}
            </label>
          ))}
        </fieldset>
        <details className={styles.more}>
          <summary>More settings</summary>
          <div className={styles.inner}>
            <FineControls settings={settings} report={report} change={change} />
          </div>
        </details>
        <Button onClick={onReset}>Reset settings</Button>
      </form>
    </details>
  )
}

type ThresholdProps = {
  readonly settings: Settings
  readonly found: number
  readonly change: (part: Partial<Settings>) => void
}

function ThresholdControls({ settings, found, change }: ThresholdProps) {
  return (
    <div className={styles.group}>
      <Slider
        label={
          settings.separatesBy === 'background' ? 'Difference from the background' : 'Brightness between dark and light'
        }
        value={settings.threshold === 'auto' ? found : settings.threshold}
        shown={settings.threshold === 'auto' ? `${found} (Otsu)` : `${settings.threshold}`}
        min={0}
        max={254}
        onChange={threshold => change({ threshold })}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={settings.threshold === 'auto'}
          onChange={() => change({ threshold: settings.threshold === 'auto' ? found : 'auto' })}
        />
        Find it by Otsu’s method
      </label>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={settings.evensLight}
          onChange={() => change({ evensLight: !settings.evensLight })}
        />
        Even out the lighting first
      </label>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={settings.separatesBy === 'background'}
          onChange={() => change({ separatesBy: settings.separatesBy === 'background' ? 'brightness' : 'background' })}
        />
        Separate by light and color of the background
      </label>
    </div>
  )
}

function toggle(chosen: readonly Feature[], feature: Feature): readonly Feature[] {
  return features.filter(other => (other === feature ? !chosen.includes(other) : chosen.includes(other)))
}
