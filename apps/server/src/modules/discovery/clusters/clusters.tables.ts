import '../../../platform/db/tables.ts'

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    pin_clusters: { bucket: number; id: string; member_id: string; names: string[]; position: number }
    pin_cluster_pins: { bucket: number; cluster_id: string; pin_id: string }
    cluster_wishes: { bucket: number; member_id: string; wished_at: Date }
  }
}
