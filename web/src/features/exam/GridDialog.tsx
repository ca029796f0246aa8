import { useTexts } from '#locales/useTexts.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { QuestionGrid } from './QuestionGrid.tsx'
import type { ExamRun } from './useExam.ts'

/** All questions of an exam at a glance. */
export function GridDialog({ run, isOpen, onClose }: { run: ExamRun; isOpen: boolean; onClose: () => void }) {
  const { grid, run: texts } = useTexts('exam')
  const { close } = useTexts('shell')
  const then = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={grid.title} closeLabel={close}>
      <QuestionGrid run={run} onShow={(place) => then(() => run.show(place))()} />
      <Button tone="secondary" onClick={then(run.review)}>
        {texts.toReview}
      </Button>
    </Dialog>
  )
}
