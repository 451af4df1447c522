import type { ComponentProps, ReactNode } from 'react'
import type { Section as SectionContent } from '../../../shared/content/schemas/sections.ts'
import { Part } from '../../components/Part.tsx'
import { Section } from '../../components/Section.tsx'
import { SectionFoot } from './SectionFoot.tsx'
import styles from './sections.module.scss'

type SectionHead = Pick<SectionContent, 'id' | 'group' | 'heading' | 'text' | 'links' | 'sources'>

type Props = { readonly section: SectionHead; readonly children: ReactNode }
type ReadingProps = Props & Pick<ComponentProps<typeof Part>, 'isFound'>

/** A section to read: its heading is beside its content on large screens. */
export function ReadingSection({ section, isFound, children }: ReadingProps) {
  const { id, group, heading, text } = section
  return (
    <div className={styles.readingSection}>
      {group !== undefined && (
        <p className={styles.group} data-only="screen">
          {group}
        </p>
      )}
      <Part id={id} heading={heading} text={text} isFound={isFound}>
        {children}
        <SectionFoot section={section} />
      </Part>
    </div>
  )
}

/** A section to look at: its content has the full width. */
export function WideSection({ section, children }: Props) {
  const { id, heading, text } = section
  return (
    <div className={styles.wideSection}>
      <Section id={id} heading={heading} text={text} tone="surface">
        {children}
        <SectionFoot section={section} />
      </Section>
    </div>
  )
}
