import { type ButtonProps, Button as KitButton } from '../../kit/Button.tsx'
import controls from './controls.module.scss'

/** In small letters, on one line. */
export function Button(button: ButtonProps) {
  return <KitButton className={controls.button} {...button} />
}
