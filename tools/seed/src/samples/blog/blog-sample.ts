/** A sample post as it is written down. `day` is the day of its publication, at nine in the morning in Istanbul. */
export interface BlogSample {
  title: string;
  excerpt: string;
  category: string;
  day: string;
  author: string;
  featured?: boolean;
  tags: string[];
  metaDescription: string;
  content: string;
  /** Approved comments, oldest first. */
  comments?: { name: string; text: string }[];
}
