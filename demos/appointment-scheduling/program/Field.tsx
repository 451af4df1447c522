import type { ReactNode } from 'react'
import controls from './controls.module.scss'

type FieldProps = { readonly label: string; readonly children: ReactNode }

/** A control with its label above. */
export function Field({ label, children }: FieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
    <label className={controls.field}>
      <span className={controls.label}>{label}</span>
      {children}
    </label>
  )
}
