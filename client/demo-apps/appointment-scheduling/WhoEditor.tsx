import controls from './controls.module.scss'
import { Field } from './Field.tsx'
import { type Provider, type Request, type Specialty, specialties } from './types.ts'

type Who = Pick<Request, 'specialty' | 'providerId' | 'exceptId'>
type WhoProps = {
  readonly request: Request
  readonly providers: readonly Provider[]
  readonly onChange: (who: Who) => void
}

export function WhoEditor({ request, providers, onChange }: WhoProps) {
  const choose = (value: string) => {
    const provider = providers.find(({ id }) => id === value)
    const specialty = Object.keys(specialties).find((id): id is Specialty => id === value)
    onChange({ providerId: provider?.id ?? null, specialty: provider?.specialty ?? specialty ?? null, exceptId: null })
  }

  return (
    <Field label="With">
      <select
        className={controls.control}
        value={request.providerId ?? request.specialty ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">Anyone</option>
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
