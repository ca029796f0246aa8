import { Button, LinkButton } from '#ui/Button.tsx'
import { Plate } from '#ui/Plate.tsx'
import { useTexts } from '#locales/useTexts.ts'
import { paths } from '#paths.ts'

/** The generic error page: a page is broken, here is a way on. */
export function FaultView() {
  const { fault } = useTexts('shell')
  return (
    <div className="wrap flex flex-col items-center gap-6 py-16 text-center sm:py-24">
      <Plate shape="warning" className="size-32">
        !
      </Plate>
      <h1 className="text-4xl">{fault.title}</h1>
      <p role="alert" className="max-w-xl text-xl">
        {fault.text}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={() => window.location.reload()}>{fault.again}</Button>
        <LinkButton tone="secondary" href={paths.home()} data-full-load>
          {fault.home}
        </LinkButton>
      </div>
    </div>
  )
}
