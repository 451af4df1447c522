import { content } from 'virtual:content'
import { linkTo } from '../../../shared/addresses/links.ts'
import { industryPictures } from '../../../shared/values/pictures.ts'
import cardStyles from '../../components/Card.module.scss'
import { Picture } from '../../components/Picture.tsx'
import styles from './IndustryStrip.module.scss'

/** All industries with their pictures. */
export function IndustryStrip() {
  return (
    <ul className={styles.strip}>
      {content.siteData.industries.map(({ id, name }) => (
        <li key={id} className={styles.industry}>
          <Picture
            className={styles.picture}
            src={industryPictures(id).picture}
            alt=""
            sizes="(min-width: 64rem) 10rem, 40vw"
          />
          <a className={cardStyles.link} href={linkTo('industry', { industryId: id })}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
