import controls from './controls.module.scss'
import { Field } from './Field.tsx'
import { describeWho } from './format.ts'
import { type Provider, type Request, type Specialty, specialties } from './types.ts'

type Who = Pick<Request, 'specialtyIds' | 'providerIds' | 'exceptIds'>
type WhoProps = {
  readonly request: Request
  readonly providers: readonly Provider[]
  readonly onChange: (who: Who) => void
}

export function WhoEditor({ request, providers, onChange }: WhoProps) {
  const choose = (value: string) => {
    const specialtyIds = Object.keys(specialties).filter((id): id is Specialty => id === value)
    onChange({ providerIds: providers.map(({ id }) => id).filter(id => id === value), specialtyIds, exceptIds: [] })
  }

  const value = [...request.providerIds, ...request.specialtyIds].join(',')
  const isList = value.includes(',')

  return (
    <Field label="With">
      <select className={controls.control} value={value} onChange={({ target }) => choose(target.value)}>
        <option value="">Anyone</option>
        {isList && <option value={value}>{describeWho(request, providers)}</option>}
        {Object.entries(specialties).map(([id, name]) => (
          <optgroup label={name} key={id}>
            <option value={id}>Anyone in {name.toLowerCase()}</option>
            {providers
              .filter(({ specialty }) => specialty === id)
              .map(provider => (
                <option value={provider.id} key={provider.id}>
                  {provider.name}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </Field>
  )
}
