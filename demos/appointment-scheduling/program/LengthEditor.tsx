import { Button } from './Button.tsx'
import controls from './controls.module.scss'
import { Field } from './Field.tsx'

type LengthProps = { readonly minutes: number | null; readonly onChange: (minutes: number | null) => void }

export function LengthEditor({ minutes, onChange }: LengthProps) {
  return (
    <>
      <Field label="Minutes">
        <input
          className={controls.control}
          type="number"
          min={5}
          max={240}
          step={5}
          value={minutes ?? ''}
          placeholder="usual"
          onChange={({ target }) =>
            onChange(target.valueAsNumber > 0 ? Math.min(240, Math.round(target.valueAsNumber)) : null)
          }
        />
      </Field>
      <Button onClick={() => onChange(null)}>The provider’s usual length</Button>
    </>
  )
}
