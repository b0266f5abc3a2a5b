/** A sample post in short form. It is published on `day` at nine in the morning, Istanbul time. */
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
