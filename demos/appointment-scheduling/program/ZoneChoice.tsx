import controls from './controls.module.scss'

const others = [
  'America/New_York',
  'America/Los_Angeles',
  'America/Sao_Paulo',
  'Europe/London',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'Australia/Sydney',
  'UTC',
]

type Props = { readonly zone: string; readonly own: string; readonly onChange: (zone: string) => void }

export function ZoneChoice({ zone, own, onChange }: Props) {
  return (
    <label className={controls.field}>
      <span className={controls.label}>Show and read times in</span>
      <select className={controls.control} value={zone} onChange={event => onChange(event.target.value)}>
        {[...new Set([own, ...others])].map(name => (
          <option value={name} key={name}>
            {name.replaceAll('_', ' ')}
            {name === own && ' (yours)'}
          </option>
        ))}
      </select>
    </label>
  )
}
