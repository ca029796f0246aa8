import type { ReactNode } from 'react'
import { cx } from '#lib/cx.ts'

export type Column<Row> = { title: string; cell: (row: Row) => ReactNode; isNumber?: boolean }

type DataTableProps<Row> = {
  caption: string
  columns: readonly [Column<Row>, ...Column<Row>[]]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  isCaptionHidden?: boolean
}

/** Figures in rows; the first column names the row. Scrolls inside itself where the screen is narrow. */
export function DataTable<Row>({ caption, columns, rows, keyOf, isCaptionHidden = false }: DataTableProps<Row>) {
  const [name, ...rest] = columns
  const side = (column: Column<Row>) => cx('px-3 py-2.5', column.isNumber ? 'text-right tabular-nums' : 'text-left')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <div className="border-line bg-card overflow-x-auto rounded-2xl border" tabIndex={0} role="region" aria-label={caption}>
      <table className="w-full border-collapse">
        <caption className={isCaptionHidden ? 'sr-only' : 'font-display px-3 pt-3 text-left text-lg font-bold'}>
          {caption}
        </caption>
        <thead>
          <tr className="text-muted text-base">
            {columns.map((column) => (
              <th key={column.title} scope="col" className={cx(side(column), 'font-semibold')}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="border-line border-t">
              <th scope="row" className={cx(side(name), 'font-semibold')}>
                {name.cell(row)}
              </th>
              {rest.map((column) => (
                <td key={column.title} className={side(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
