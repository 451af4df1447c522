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

/** Clears a part of the request. */
export function Clear({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <button className={controls.button} data-tone="quiet" type="button" onClick={onClick}>
      {label}
    </button>
  )
}
