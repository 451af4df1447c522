import { Icon, type IconName } from '../components/Icon.tsx'
import { icons } from '../components/icons.ts'
import { Row } from '../components/Row.tsx'
import styles from './specimens.module.scss'

const roles = [
  'page',
  'surface',
  'surface-strong',
  'raised',
  'deep',
  'deep-strong',
  'deep-bright',
  'text',
  'text-quiet',
  'border',
  'border-control',
  'accent',
  'accent-strong',
  'accent-on-deep',
  'link',
  'focus',
  'danger',
  'success',
] as const

export function Colors() {
  return (
    <Row>
      {roles.map(role => (
        <figure key={role} className={styles.color}>
          <div className={styles.patch} data-role={role} />
          <figcaption>{role}</figcaption>
        </figure>
      ))}
    </Row>
  )
}

export function TypeScale() {
  return (
    <div>
      {(['display', 'heading', 'title', 'lead', 'body', 'small'] as const).map(step => (
        <p key={step} className={styles.step} data-step={step}>
          {step}: the step from one bank to the other
        </p>
      ))}
    </div>
  )
}

const iconNames = Object.keys(icons).filter((name): name is IconName => name in icons)

export function AllIcons() {
  return (
    <Row>
      {iconNames.map(name => (
        <span key={name} title={name}>
          <Icon name={name} />
        </span>
      ))}
    </Row>
  )
}
