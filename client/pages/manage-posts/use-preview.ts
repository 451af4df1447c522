import { useEffect, useState } from 'react'
import { loadRenderer } from './load-renderer.ts'

type Preview = { readonly html: string; readonly failure?: string }

const pauseMs = 150

/** The text as it will be shown, a moment after the last keystroke. */
export function usePreview(markdown: string): Preview {
  const [preview, setPreview] = useState<Preview>({ html: '' })

  useEffect(() => {
    let isCurrent = true
    const render = async () => {
      try {
        const { renderMarkdown } = await loadRenderer()
        if (isCurrent) setPreview({ html: renderMarkdown(markdown).html })
      } catch {
        if (isCurrent) setPreview({ html: '', failure: 'The preview could not be loaded.' })
      }
    }
    const timer = setTimeout(render, pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [markdown])

  return preview
}
