import type { ServiceCard } from '../../../shared/content/schemas/service.ts'
import { defaultPictures } from '../../../shared/values/pictures.ts'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { FeatureList } from '../../components/FeatureList.tsx'
import { Picture } from '../../components/Picture.tsx'
import text from '../../components/text.module.scss'
import { usePageLinks } from '../../components/use-page-links.ts'
import styles from './solutions.module.scss'

type Props = { readonly card: ServiceCard; readonly featuresLabel: string }

export function Solution({ card, featuresLabel }: Props) {
  const { title, description, features, image, topic, details } = card
  const toPath = usePageLinks()
  return (
    <article className={styles.solution}>
      {image !== undefined && (
        <a href={image.src}>
          <Picture
            src={image.src}
            tall={image.tall}
            alt={image.alt}
            sizes="(min-width: 48rem) 800px, 350px"
            fallbacks={[defaultPictures.service]}
          />
        </a>
      )}
      <div className={text.stack}>
        <h3 className={styles.title}>{title}</h3>
        <p className={text.quiet}>{description}</p>
        <p className={styles.links}>
          <ButtonLink to={toPath({ page: 'contact', topic })} tone="quiet">
            Learn more about {title.split(' ', 1)[0]}
          </ButtonLink>
          {details !== undefined && <a href={`#${details.section}`}>{details.label}</a>}
        </p>
      </div>
      <FeatureList label={featuresLabel} items={features} />
    </article>
  )
}
