import { useState } from 'react'
import { DemoShell } from '../../kit/DemoShell.tsx'
import styles from './App.module.scss'
import { LearningHalf } from './LearningHalf.tsx'
import { MeasuringHalf } from './MeasuringHalf.tsx'

const halves = [
  { id: 'learn', label: 'Learn from good parts' },
  { id: 'measure', label: 'Measure one picture' },
] as const
type Half = (typeof halves)[number]['id']

export function App() {
  const [shown, setShown] = useState<Half>('learn')
  /** The second half computes nothing before it is opened, and keeps its picture afterwards. */
  const [opened, setOpened] = useState(false)
  const show = (half: Half) => {
    setShown(half)
    if (half === 'measure') setOpened(true)
  }

  return (
    <DemoShell
      title="Visual Inspection"
      does="Learns from good parts that you mark and shows what differs, or counts and measures the objects in a picture, all within this page."
      doesNot="It doesn’t recognize what things are, learns neither color nor overall brightness, so a red part or a blurred picture can pass, needs parts that lie the same way, forgets what it learned when you leave, counts touching objects as one and sends nothing anywhere."
    >
      <nav className={styles.tabs} aria-label="What to do">
        {halves.map(({ id, label }) => (
          <button key={id} type="button" className={styles.tab} aria-pressed={shown === id} onClick={() => show(id)}>
            {label}
          </button>
        ))}
      </nav>
      <div className={styles.half} hidden={shown !== 'learn'}>
        <LearningHalf />
      </div>
      {opened && (
        <div className={styles.half} hidden={shown !== 'measure'}>
          <MeasuringHalf />
        </div>
      )}
    </DemoShell>
  )
}
