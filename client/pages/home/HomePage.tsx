import type { PageOf } from '../../../shared/site-pages/page-data.ts'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { CallToAction } from '../../components/CallToAction.tsx'
import { PictureHero } from '../../components/PictureHero.tsx'
import { usePageLinks } from '../../components/use-page-links.ts'
import { Bridge } from './Bridge.tsx'
import { Demos } from './Demos.tsx'
import styles from './HomePage.module.scss'
import { Industries } from './Industries.tsx'
import { OpenEngagement } from './OpenEngagement.tsx'
import { Prices } from './Prices.tsx'
import { Services } from './Services.tsx'

export function HomePage({ page }: { readonly page: PageOf<'home'> }) {
  const { text, bridge, engagement, services, demos } = page.data
  const toPath = usePageLinks()
  const { primary, secondary, ...hero } = text.hero
  return (
    <>
      <PictureHero fullClass={styles.full} {...hero}>
        <ButtonLink to={toPath(primary)}>{primary.label}</ButtonLink>
        <ButtonLink to={toPath(secondary)} context={secondary.context} tone="quiet">
          {secondary.label}
        </ButtonLink>
      </PictureHero>
      {bridge && <Bridge {...bridge} />}
      {engagement && <OpenEngagement {...engagement} />}
      {text.prices && <Prices {...text.prices} />}
      <Services services={text.services} cards={services} solutions={text.solutions} />
      {text.demos && <Demos {...text.demos} demos={demos} />}
      {text.industries && <Industries name={text.industries.heading} />}
      <CallToAction {...text.callToAction} />
    </>
  )
}
