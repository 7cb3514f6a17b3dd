declare module '../../../platform/db/tables.ts' {
  interface Tables {
    picture_looks: {
      bucket: number
      content_hash: string
      version: number
      vectors: Buffer
      sketch: Buffer | null
      created_at: Date
    }
    near_copies: { bucket: number; aggregate_id: string; first_id: string }
  }
}
