import 'react'

declare module 'react' {
  interface LinkHTMLAttributes<T> {
    /** On a style sheet: it is not fetched. React's types do not have it yet. */
    disabled?: boolean
  }
}
