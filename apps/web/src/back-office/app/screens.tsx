import {
  AppstoreOutlined,
  BarsOutlined,
  ClockCircleOutlined,
  CloudUploadOutlined,
  CommentOutlined,
  DashboardOutlined,
  DollarOutlined,
  EditOutlined,
  EnvironmentOutlined,
  FileSearchOutlined,
  FileTextOutlined,
  HistoryOutlined,
  HourglassOutlined,
  IdcardOutlined,
  ImportOutlined,
  InboxOutlined,
  MergeCellsOutlined,
  PictureOutlined,
  SafetyCertificateOutlined,
  SearchOutlined,
  ShopOutlined,
  StarOutlined,
  StopOutlined,
  SwapOutlined,
  TableOutlined,
  TagsOutlined,
  TeamOutlined,
  TranslationOutlined,
  TruckOutlined,
} from '@ant-design/icons';
import {
  areaOf,
  BLOG_CATEGORY,
  CATEGORY,
  CERTIFICATE,
  type DescribedRecord,
  DISTRICT,
  fieldName,
  SCHEDULED_IMPORT,
  SERVICE_ATTRIBUTE,
  STOP_WORD,
  SYNONYM,
} from '@tedarik/fields';
import type { ReactNode } from 'react';
import type { Area } from '../api/me.js';
import type { appMessages } from './app.messages.js';
import { backOfficePaths as paths } from '../back-office-paths.js';

export interface Screen {
  path: string;
  label: keyof typeof appMessages;
  area: Area;
  icon: ReactNode;
}

const screen = (path: string, label: Screen['label'], area: Area, icon: ReactNode): Screen => ({
  path,
  label,
  area,
  icon,
});

const ofRecord = (record: DescribedRecord, icon: ReactNode): Screen =>
  screen(paths[fieldName(record.many)], fieldName(record.many), areaOf(record), icon);

/** ADM-LAY-06, ADM-LAY-09: the groups of the menu. A role sees the screens of its areas (AUTH-06). */
export const MENU: Screen[][] = [
  [screen(paths.panel, 'panel', 'panel', <DashboardOutlined aria-hidden />)],
  [
    screen(paths.businesses, 'businesses', 'businesses', <ShopOutlined aria-hidden />),
    ofRecord(CATEGORY, <AppstoreOutlined aria-hidden />),
    screen(paths.products, 'products', 'products', <TagsOutlined aria-hidden />),
    ofRecord(DISTRICT, <EnvironmentOutlined aria-hidden />),
    screen(paths.duplicates, 'duplicates', 'businesses', <MergeCellsOutlined aria-hidden />),
  ],
  [
    screen(paths.reviews, 'reviews', 'reviews', <StarOutlined aria-hidden />),
    ofRecord(CERTIFICATE, <SafetyCertificateOutlined aria-hidden />),
    ofRecord(SERVICE_ATTRIBUTE, <TruckOutlined aria-hidden />),
    screen(paths.submissions, 'submissions', 'submissions', <InboxOutlined aria-hidden />),
    screen(paths.claims, 'claims', 'submissions', <IdcardOutlined aria-hidden />),
    screen(paths.photos, 'photos', 'submissions', <PictureOutlined aria-hidden />),
    screen(paths.quoteRequests, 'quoteRequests', 'quotes', <DollarOutlined aria-hidden />),
    screen(paths.changeSuggestions, 'changeSuggestions', 'change-suggestions', <EditOutlined aria-hidden />),
  ],
  [
    screen(paths.blog, 'blog', 'blog', <FileTextOutlined aria-hidden />),
    ofRecord(BLOG_CATEGORY, <BarsOutlined aria-hidden />),
    screen(paths.blogComments, 'blogComments', 'comments', <CommentOutlined aria-hidden />),
    screen(paths.seoTexts, 'seoTexts', 'seo-texts', <FileSearchOutlined aria-hidden />),
  ],
  [
    screen(paths.searches, 'searches', 'synonyms', <SearchOutlined aria-hidden />),
    ofRecord(SYNONYM, <TranslationOutlined aria-hidden />),
    ofRecord(STOP_WORD, <StopOutlined aria-hidden />),
  ],
  [
    screen(paths.mapsImport, 'mapsImport', 'imports', <CloudUploadOutlined aria-hidden />),
    screen(paths.textImport, 'textImport', 'imports', <TableOutlined aria-hidden />),
    screen(paths.importRuns, 'importRuns', 'imports', <ImportOutlined aria-hidden />),
    ofRecord(SCHEDULED_IMPORT, <ClockCircleOutlined aria-hidden />),
    screen(paths.importQueue, 'importQueue', 'imports', <HourglassOutlined aria-hidden />),
    screen(paths.typeCategories, 'typeCategories', 'imports', <SwapOutlined aria-hidden />),
  ],
  [
    screen(paths.accounts, 'accounts', 'accounts', <TeamOutlined aria-hidden />),
    screen(paths.audit, 'audit', 'audit', <HistoryOutlined aria-hidden />),
  ],
];

const ALL = MENU.flat();

/** The screen of an address: the one whose path is the longest prefix of it. */
export function screenOf(pathname: string): Screen | undefined {
  const isWithin = ({ path }: Screen) => pathname === path || pathname.startsWith(`${path}/`);
  const known = pathname.startsWith(paths.businessesToo) ? paths.businesses : pathname;
  return (
    ALL.filter(isWithin).toSorted((one, other) => other.path.length - one.path.length)[0] ??
    ALL.find(({ path }) => path === known)
  );
}
