import { content } from 'virtual:content'
import { linkTo } from '../../../shared/addresses/links.ts'
import { industryPictures } from '../../../shared/values/pictures.ts'
import { Picture } from '../../components/Picture.tsx'
import words from '../../components/text.module.scss'
import { wholeInView } from './HomeSection.tsx'
import strips from './strips.module.scss'

/** All industries as one frieze from edge to edge. */
export function Industries({ name }: { readonly name: string }) {
  return (
    <ul className={strips.frieze} aria-label={name} {...wholeInView}>
      {content.siteData.industries.map(({ id, name }) => (
        <li key={id}>
          <Picture src={industryPictures(id).picture} alt="" sizes="(min-width: 64rem) 32rem, 17rem" />
          <a className={words.link} href={linkTo('industry', { industryId: id })}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
