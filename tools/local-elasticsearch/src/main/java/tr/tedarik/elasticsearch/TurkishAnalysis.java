package tr.tedarik.elasticsearch;

import java.util.List;
import java.util.Map;
import org.apache.lucene.analysis.miscellaneous.ASCIIFoldingFilter;
import org.apache.lucene.analysis.miscellaneous.RemoveDuplicatesTokenFilter;
import org.apache.lucene.analysis.miscellaneous.TrimFilter;
import org.apache.lucene.analysis.reverse.ReverseStringFilter;
import org.apache.lucene.analysis.core.KeywordTokenizer;
import org.apache.lucene.analysis.core.WhitespaceTokenizer;
import org.apache.lucene.analysis.tr.ApostropheFilter;
import org.elasticsearch.index.analysis.CharFilterFactory;
import org.elasticsearch.index.analysis.PreConfiguredTokenFilter;
import org.elasticsearch.index.analysis.PreConfiguredTokenizer;
import org.elasticsearch.index.analysis.TokenFilterFactory;
import org.elasticsearch.index.analysis.TokenizerFactory;
import org.elasticsearch.indices.analysis.AnalysisModule.AnalysisProvider;
import org.elasticsearch.plugins.AnalysisPlugin;
import org.elasticsearch.plugins.Plugin;

/**
 * Those parts of Elasticsearch's analysis-common module that the index definitions use, implemented with Lucene's classes,
 * because the module is not on Maven Central. An unknown name fails when the index is created, so nothing differs silently.
 */
public final class TurkishAnalysis extends Plugin implements AnalysisPlugin {

    @Override
    public Map<String, AnalysisProvider<TokenFilterFactory>> getTokenFilters() {
        return TokenFilters.BY_NAME;
    }

    @Override
    public Map<String, AnalysisProvider<TokenizerFactory>> getTokenizers() {
        return Tokenizers.BY_NAME;
    }

    @Override
    public Map<String, AnalysisProvider<CharFilterFactory>> getCharFilters() {
        return CharFilters.BY_NAME;
    }

    @Override
    public List<PreConfiguredTokenFilter> getPreConfiguredTokenFilters() {
        return List.of(
            PreConfiguredTokenFilter.singleton("asciifolding", true, ASCIIFoldingFilter::new),
            PreConfiguredTokenFilter.singleton("trim", true, TrimFilter::new),
            PreConfiguredTokenFilter.singleton("reverse", false, ReverseStringFilter::new),
            PreConfiguredTokenFilter.singleton("apostrophe", false, ApostropheFilter::new),
            PreConfiguredTokenFilter.singleton("remove_duplicates", false, RemoveDuplicatesTokenFilter::new));
    }

    @Override
    public List<PreConfiguredTokenizer> getPreConfiguredTokenizers() {
        return List.of(
            PreConfiguredTokenizer.singleton("keyword", KeywordTokenizer::new),
            PreConfiguredTokenizer.singleton("whitespace", WhitespaceTokenizer::new));
    }
}
